document.querySelector('button').addEventListener('click', () => {
  const { pay } = await import('./pay.js');
  pay();
});
