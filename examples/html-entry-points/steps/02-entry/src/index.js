import { hours } from './hours.js';

document.querySelector('output').textContent = hours('Sunday');
