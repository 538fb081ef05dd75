__webpack_public_path__ = document.documentElement.dataset.assets;

document.querySelector('#checkout').addEventListener('click', async () => {
  const { checkout } = await import('./checkout.js');
  checkout();
});
