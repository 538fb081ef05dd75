import { bundle } from './bundle.js';

document.body.textContent = bundle('assets');
