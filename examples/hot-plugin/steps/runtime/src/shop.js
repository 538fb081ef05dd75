import './price.js';
