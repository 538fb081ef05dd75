import { sum } from 'cart/sum';

document.querySelector('p').textContent = sum([4, 6]);
