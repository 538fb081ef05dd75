import { round } from './round.js';

console.log(round(3.14));
