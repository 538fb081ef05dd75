import { price } from 'http://cdn.example.com/money.js';

console.log(price(3));
