import { area } from './shapes.js';

if (process.env.NODE_ENV === 'development') {
  console.log('Checking the input');
}

console.log(area(2, 3));
