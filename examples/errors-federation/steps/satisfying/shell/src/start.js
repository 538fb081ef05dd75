import { total } from 'cart/total';
import { format } from 'money';

console.log(format(0), total([3, 4]));
