import { km } from './units.js';

addEventListener('message', ({ data }) => postMessage(km(data)));
