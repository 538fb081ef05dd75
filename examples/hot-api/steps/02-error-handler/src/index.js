import { price } from './price.js';
import { title } from './title.js';

const show = () => {
  document.querySelector('h1').textContent = title;
  document.querySelector('p').textContent = price;
};
show();

const keep = (error, { moduleId, dependencyId }) => {
  console.log(`${moduleId} keeps the old ${dependencyId}: ${error.message}`);
};

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('./title.js', show, keep);
  import.meta.webpackHot.accept('./price.js', show);
}
