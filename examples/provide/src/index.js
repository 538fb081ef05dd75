import './order-summary.js';
