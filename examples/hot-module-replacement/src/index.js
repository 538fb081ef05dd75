import { label } from './label.js';

const button = document.querySelector('button');
let count = 0;

const show = () => {
  button.textContent = label(count);
};

button.addEventListener('click', () => {
  count += 1;
  show();
});
show();

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('./label.js', show);
}
