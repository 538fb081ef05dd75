import './cart.js';
