import { add } from 'sum';

console.log(add(1, 2));
