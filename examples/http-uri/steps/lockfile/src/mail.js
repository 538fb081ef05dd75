import { price } from 'http://cdn.example.com/money@2.1.0/money.js';

console.log(`Mail: ${price(10)}`);
