document.querySelector('button').addEventListener('click', async () => {
  const { pay } = await import('./pay.js');
  pay();
});
