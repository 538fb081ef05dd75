import './style.css';

__webpack_nonce__ = document.querySelector('script[nonce]').nonce;

document.querySelector('button').addEventListener('click', async () => {
  const { price } = await import('./price.js');
  document.querySelector('output').textContent = price(3);
});
