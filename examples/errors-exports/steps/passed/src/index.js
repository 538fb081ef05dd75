import { load } from './load.cjs';

console.log(load('en').hello);
