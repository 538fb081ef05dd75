export { red } from 'paint/colors';
export { mix } from './lib/mix.js';
