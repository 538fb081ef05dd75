import { total as euro } from './cart.js?currency=EUR';
import { total as dollar } from './cart.js?currency=USD';

console.log(euro(2), dollar(2));
