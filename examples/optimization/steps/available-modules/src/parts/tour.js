document.querySelector('#stop').addEventListener('click', () => import('./stop.js'));
