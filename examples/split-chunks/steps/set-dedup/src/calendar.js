import './dates.js';
