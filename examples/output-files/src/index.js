import logo from './img/logo.svg';

document.querySelector('button').addEventListener('click', async () => {
  const { price } = await import('./price.js');
  console.log(logo, price(3));
});
