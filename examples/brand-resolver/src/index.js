import { greeting } from './greeting.js';
import logo from './logo.svg';

console.log(greeting);
console.log(logo);
