import { label } from './label.js';

const button = document.querySelector('button');
let count = 0;

if (import.meta.webpackHot) {
  count = import.meta.webpackHot.data?.count ?? 0;
}

const show = () => {
  button.textContent = label(count);
};
const add = () => {
  count += 1;
  show();
};

button.addEventListener('click', add);
show();

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => {
    button.removeEventListener('click', add);
    data.count = count;
  });
}
