import './public-path.js';
import logo from './logo.svg';

console.log(logo);

document.querySelector('button').addEventListener('click', async () => {
  const { price } = await import('./price.js');
  document.querySelector('output').textContent = price(3);
});
