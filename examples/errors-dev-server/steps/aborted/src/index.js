import { hours } from './hours.js';

const show = () => {
  document.title = hours;
};

show();
