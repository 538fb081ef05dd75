import './shop.css';

document.querySelector('img').src = new URL('./img/logo.svg', import.meta.url);
document.querySelector('button').addEventListener('click', async () => {
  const { price } = await import('./price.js');
  const { default: html } = await import('./part.html');
  document.querySelector('output').innerHTML = html.replace('?', price(3));
});

new Worker(new URL('./worker.js', import.meta.url));
