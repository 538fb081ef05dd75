const load = () => import('./total.js');

export function totalButton(walks) {
  const button = document.createElement('button');
  button.textContent = 'Total';
  button.addEventListener('click', async () => {
    button.disabled = true;
    button.textContent = 'Loading…';
    try {
      const { total } = await load();
      button.replaceWith(total(walks));
    } catch (error) {
      console.error(error);
      button.disabled = false;
      button.textContent = 'Loading failed. Try again';
    }
  });

  const area = document.createElement('div');
  const early = () => load().catch(() => {});
  area.addEventListener('pointerenter', early);
  area.addEventListener('focusin', early);
  area.append(button);
  return area;
}
