document.addEventListener('shell-is-ready', () => import('./start.js'));
