import { format } from 'money';

console.log(format(7));
