import { format } from 'money/lib/format.js';

console.log(format(10));
