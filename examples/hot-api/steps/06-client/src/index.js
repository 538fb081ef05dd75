import { title } from './title.js';
import './price.js';

const show = () => {
  document.querySelector('h1').textContent = title;
};
show();

import.meta.webpackHot?.accept('./title.js', show);
