import sun from './old/sun.js';

document.querySelector('p').textContent = `Sunrise: ${sun.rises}`;
