import './prices.js';
