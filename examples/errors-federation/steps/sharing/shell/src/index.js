import('./start.js');

document.querySelector('button').onclick = () => import('./cart.js');
