import { sum } from './sum.js';
import { run } from './formula.js';

console.log(sum([1]), run('1'));
