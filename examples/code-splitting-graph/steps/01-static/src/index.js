import { celsius } from './celsius.js';
import { forecast } from './forecast.js';

document.querySelector('h1').textContent = celsius(17);
document.querySelector('button').addEventListener('click', () => {
  document.querySelector('p').textContent = forecast();
});
