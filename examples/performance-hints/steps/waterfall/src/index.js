document.querySelector('#product').addEventListener('click', async () => {
  const { showProduct } = await import(/* webpackChunkName: "product" */ './product.js');
  await showProduct();
});
