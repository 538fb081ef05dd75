import './style.css';

document.querySelector('button').addEventListener('click', async () => {
  const { price } = await import('./price.js');
  document.querySelector('output').textContent = price(3);
});
