import './reviews.js';
