import { english } from './labels.js';

document.body.append(english.join(' '));
