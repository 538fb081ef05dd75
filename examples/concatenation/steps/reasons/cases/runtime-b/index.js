import { details } from '../runtimes/list.js';

console.log(details());
