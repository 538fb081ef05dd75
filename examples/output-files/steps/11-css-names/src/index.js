import './shop.css';

document.querySelector('button').addEventListener('click', async () => {
  const { price } = await import('./price.js');
  console.log(price(3));
});
