document.querySelector('button').addEventListener('click', () => import('./start.js'));
