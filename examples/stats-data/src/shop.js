import './shop.css';
import { total } from './cart.js';

document.querySelector('img').src = new URL('./logo.png', import.meta.url);
document.querySelector('#total').textContent = total([20, 5]);
document.querySelector('#pay').addEventListener('click', async () => {
  const { pay } = await import(/* webpackChunkName: "checkout", webpackPrefetch: true */ './checkout.js');
  pay(total([20, 5]));
});
