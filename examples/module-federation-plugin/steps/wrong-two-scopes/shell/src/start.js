import { total as basketTotal } from 'basket/total';
import { total } from 'cart/total';
import { euro } from 'euro';

document.querySelector('p').textContent = `${euro(8)}, ${total([4])}, ${basketTotal([6])}`;
