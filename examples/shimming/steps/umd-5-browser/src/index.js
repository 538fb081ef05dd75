import './old/sun.js';
