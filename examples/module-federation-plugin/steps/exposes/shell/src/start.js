import { version } from 'cart';
import { total } from 'cart/total';

document.querySelector('p').textContent = total([4, 6]);
console.log('cart', version);
