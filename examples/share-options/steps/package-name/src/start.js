import { format } from 'prices';

console.log(format(10));
