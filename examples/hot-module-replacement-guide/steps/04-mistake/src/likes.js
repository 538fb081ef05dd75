import { label } from './label.js';

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
show();

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('./label.js', show, console.error);
  import.meta.webpackHot.dispose((data) => {
    data.count = count;
  });
}
