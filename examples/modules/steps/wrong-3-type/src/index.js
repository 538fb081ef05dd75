import sum from './sum.cjs';

console.log(sum([10, 20]));
