import clamp from 'lodash-es/clamp.js';
import './style.css';

document.querySelector('button').addEventListener('click', async () => {
  const { total } = await import(/* webpackChunkName: "cart" */ './cart.js');
  const count = clamp(document.querySelector('input').valueAsNumber, 1, 99);
  document.querySelector('output').textContent = total(count);
});
