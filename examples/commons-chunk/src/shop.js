import JSON5 from 'json5';
import { money } from './money.js';

const prices = JSON5.parse('{ assam: 7 }');
document.querySelector('main').textContent = money(prices.assam);
document.querySelector('#cart').onclick = () => import(/* webpackChunkName: "cart" */ './cart.js');
document.querySelector('#order').onclick = () => import(/* webpackChunkName: "order" */ './order.js');
