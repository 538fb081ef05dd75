import { startCase } from 'lodash-es';
import { greet } from './greet.js';
import logo from './logo.svg';
import settings from './settings.json';
import { table } from './table.js';
import { totalButton } from './total-button.js';
import walks from './walks.csv';
import './style.css';

const image = document.createElement('img');
image.src = logo;
image.alt = '';
image.width = 64;

document.body.append(image, greet(startCase(settings.title)), table(walks), totalButton(walks));
