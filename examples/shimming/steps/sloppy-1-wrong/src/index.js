import { add } from './old/total.js';

document.querySelector('p').textContent = `Total: ${add(3)} m`;
