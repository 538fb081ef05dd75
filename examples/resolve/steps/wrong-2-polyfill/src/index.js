import { sep } from 'path';

console.log(sep);
