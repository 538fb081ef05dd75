import { startCase } from 'lodash-es';
import { greet } from './greet.js';
import logo from './logo.svg';
import settings from './settings.json';
import { table } from './table.js';
import { totalButton } from './total-button.js';
import walks from './walks.csv';
import { whenVisible } from './when-visible.js';
import './style.css';

const image = document.createElement('img');
image.src = logo;
image.alt = '';
image.width = 64;

const section = document.createElement('section');
section.textContent = 'Distances';
section.style.marginTop = '100vh';
whenVisible(section, async () => {
  const { chart } = await import('./chart.js');
  section.append(chart(walks));
});

document.body.append(
  image,
  greet(startCase(settings.title)),
  table(walks),
  totalButton(walks),
  section,
);
