document.querySelector('button').addEventListener('click', () => {
  import('./start.js').catch((error) => console.error(error.message));
});
