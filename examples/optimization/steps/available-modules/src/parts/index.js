document.querySelector('#tour').addEventListener('click', () => import('./tour.js'));
document.querySelector('#plan').addEventListener('click', () => import('./plan.js'));
document.querySelector('h1').textContent = 'Welcome to the museum';
