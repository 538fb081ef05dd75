document.querySelector('button').addEventListener('click', async () => {
  const loading = import('./price.js');
  console.log(document.head.lastElementChild.outerHTML);
  const { price } = await loading;
  document.querySelector('output').textContent = price(3);
});
