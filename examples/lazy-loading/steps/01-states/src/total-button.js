export function totalButton(walks) {
  const button = document.createElement('button');
  button.textContent = 'Total';
  button.addEventListener('click', async () => {
    button.disabled = true;
    button.textContent = 'Loading…';
    try {
      const { total } = await import('./total.js');
      button.replaceWith(total(walks));
    } catch (error) {
      console.error(error);
      button.disabled = false;
      button.textContent = 'Loading failed. Try again';
    }
  });
  return button;
}
