import { hours } from './hours.js';

const show = () => {
  document.title = hours;
};

show();
import.meta.webpackHot?.accept('./hours.js', show);
