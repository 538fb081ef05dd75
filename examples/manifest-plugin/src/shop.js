import logo from './logo.svg';
import './shop.css';

document.querySelector('img').src = logo;
document.querySelector('button').addEventListener('click', async () => {
  const { total } = await import(/* webpackChunkName: "cart" */ './cart.js');
  document.querySelector('output').textContent = total(3);
});
