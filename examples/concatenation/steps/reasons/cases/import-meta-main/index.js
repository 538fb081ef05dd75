import { isProgram } from './program.js';

console.log(isProgram);
