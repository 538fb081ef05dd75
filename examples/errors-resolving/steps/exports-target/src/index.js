import { round } from 'money';

console.log(round(3.14));
