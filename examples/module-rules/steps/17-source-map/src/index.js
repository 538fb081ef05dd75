import { round } from '../vendor/round.js';

console.log(round(4.2));
