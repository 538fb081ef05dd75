import './colors.js';
