import { celsius } from './celsius.js';

document.querySelector('h1').textContent = celsius(17);
document.querySelector('button').addEventListener('click', async () => {
  const { forecast } = await import('./forecast.js');
  document.querySelector('p').textContent = forecast();
});
