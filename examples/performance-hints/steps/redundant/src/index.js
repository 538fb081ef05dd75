import { count } from './cart.js';

document.querySelector('#count').textContent = count();
document.querySelector('#cart').addEventListener('click', async () => {
  const { showCart } = await import('./cart.js');
  showCart();
});
