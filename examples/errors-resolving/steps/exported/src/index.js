import { round } from 'money/lib/round.js';

console.log(round(3.14));
