import { startCase } from 'lodash-es';
import { greet } from './greet.js';
import { likes } from './likes.js';
import logo from './logo.svg';
import settings from './settings.json';
import { table } from './table.js';
import walks from './walks.csv';
import './style.css';

const image = document.createElement('img');
image.src = logo;
image.alt = '';
image.width = 64;

document.body.append(image, greet(startCase(settings.title)), table(walks), likes);

if (import.meta.webpackHot) {
  let shown = likes;
  import.meta.webpackHot.accept('./likes.js', () => {
    shown.replaceWith(likes);
    shown = likes;
  });
}
