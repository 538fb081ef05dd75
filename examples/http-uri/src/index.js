import { price } from 'http://cdn.example.com/money@2.1.0/money.js';

console.log(`The mug costs ${price(10)}`);
