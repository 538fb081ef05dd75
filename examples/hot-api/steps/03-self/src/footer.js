document.querySelector('h1').textContent = 'Shop';
console.log('footer.js runs');

import.meta.webpackHot?.accept();
