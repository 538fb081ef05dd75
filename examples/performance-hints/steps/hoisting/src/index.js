import { EUR } from './formats.cjs';
import { totalOf } from './total.js';

document.querySelector('#total').textContent = EUR.format(totalOf('price * 2'));
