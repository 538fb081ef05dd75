import './price.css';
