import { list } from '../runtimes/list.js';

console.log(list());
