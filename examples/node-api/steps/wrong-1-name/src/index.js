import { greet } from './gret.js';

document.body.textContent = greet('reader');
