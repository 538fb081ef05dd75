import './star-rating.js';
