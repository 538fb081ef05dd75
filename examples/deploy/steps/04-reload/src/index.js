import { startCase } from 'lodash-es';
import { greet } from './greet.js';
import logo from './logo.svg';
import { loadOrReload } from './release.js';
import settings from './settings.json';
import { table } from './table.js';
import walks from './walks.csv';
import './style.css';

const image = document.createElement('img');
image.src = logo;
image.alt = '';
image.width = 64;

const button = document.createElement('button');
button.textContent = 'Total';
button.addEventListener('click', async () => {
  const { total } = await loadOrReload(() => import('./total.js'));
  button.replaceWith(total(walks));
});

document.body.append(image, greet(startCase(settings.title)), table(walks), button);

if (process.env.NODE_ENV === 'development') {
  console.log(`${walks.length} walks loaded`);
}
