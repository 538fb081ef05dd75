import './cart.js';

document.querySelector('button').addEventListener('click', () => import('./teas.js'));
