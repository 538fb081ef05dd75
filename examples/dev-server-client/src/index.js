import { price } from './price.js';

const button = document.querySelector('button');
let items = 0;

function render() {
  document.querySelector('p').textContent = `Price: ${price}`;
  button.textContent = `In the cart: ${items}`;
}

button.addEventListener('click', () => {
  items += 1;
  render();
});
render();

import.meta.webpackHot?.accept('./price.js', render);
