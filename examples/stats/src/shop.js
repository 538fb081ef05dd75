import { total } from './cart.js';
import { formatPrice } from './format/price.js';
import { slug } from './slug.cjs';

document.querySelector('img').src = new URL('./logo.png', import.meta.url);
document.querySelector('h1').id = slug('Garden tools');
document.querySelector('#total').textContent = formatPrice(total([20, 5]));
document.querySelector('#pay').addEventListener('click', async () => {
  const { pay } = await import(/* webpackChunkName: "checkout" */ './checkout.js');
  pay(total([20, 5]));
});

export const loadPlugin = (name) => import(name);
