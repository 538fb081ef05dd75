import pattern from './pattern.svg';

document.querySelector('h1').textContent = 'Lamps';
