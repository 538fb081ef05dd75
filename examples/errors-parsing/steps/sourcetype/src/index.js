import './price.cjs';
