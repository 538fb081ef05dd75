import './rates.js';
