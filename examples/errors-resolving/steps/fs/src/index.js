import { rate } from 'money';

console.log(3 * rate);
