import { round } from 'money/round';

console.log(round(3.14));
