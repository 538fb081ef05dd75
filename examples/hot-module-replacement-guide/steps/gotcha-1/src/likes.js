import { label } from './label.js';
import { thank } from './thanks.js';

export const likes = document.createElement('button');
let count = 0;

if (import.meta.webpackHot) {
  count = import.meta.webpackHot.data?.count ?? 0;
}

function show() {
  likes.textContent = label(count);
}

likes.addEventListener('click', () => {
  count += 1;
  show();
});
likes.addEventListener('click', thank);
show();

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('./label.js', show, console.error);
  import.meta.webpackHot.accept('./thanks.js');
  import.meta.webpackHot.dispose((data) => {
    data.count = count;
  });
}
