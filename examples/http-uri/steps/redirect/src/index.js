import { price } from 'http://cdn.example.com/money/money.js';

console.log(`The mug costs ${price(10)}`);
