import { total } from './cart.js';

document.querySelector('#total').textContent = total();
