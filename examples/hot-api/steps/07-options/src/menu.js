import './banner.js';

console.log('menu 1');
