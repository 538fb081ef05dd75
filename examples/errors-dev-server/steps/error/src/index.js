import './hours.js';

document.title = 'Shop';
