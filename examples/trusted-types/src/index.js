document.querySelector('button').addEventListener('click', async () => {
  try {
    const { price } = await import('./price.js');
    document.querySelector('output').textContent = price(3);
  } catch (error) {
    document.querySelector('output').textContent = error.message;
  }
});
