import { branch } from './build-info.js';

console.log(branch);
