import { startCase } from 'lodash-es';
import { greet } from './greet.js';
import './style.css';

const image = document.createElement('img');
image.src = new URL('./logo.svg', import.meta.url);
image.alt = '';
image.width = 64;

document.body.append(image, greet(startCase('module-bundler')));
