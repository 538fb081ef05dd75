import logo from './logo.svg';

__webpack_public_path__ = document.documentElement.dataset.files;
console.log(logo);

document.querySelector('button').addEventListener('click', async () => {
  const { price } = await import('./price.js');
  document.querySelector('output').textContent = price(3);
});
