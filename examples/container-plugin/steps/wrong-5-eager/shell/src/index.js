import { total } from 'cart/total';

document.querySelector('p').textContent = total([4, 6]);
