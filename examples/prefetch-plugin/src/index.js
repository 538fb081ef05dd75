import './catalog.js';
