import { total as sum } from 'basket/total';
import { total } from 'cart/total';
import { format } from 'money';

console.log(format(0), total([3, 4]), sum([3, 4]));
