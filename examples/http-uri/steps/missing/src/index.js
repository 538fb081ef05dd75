import { price } from 'http://cdn.example.com/money@3.0.0/money.js';

console.log(`The mug costs ${price(10)}`);
