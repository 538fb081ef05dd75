import { german } from './labels.js';

document.body.append(german.join(' '));
