import { currency } from './currency.js';
import { price } from './price.js';
import { title } from './title.js';

const show = () => {
  document.querySelector('h1').textContent = title;
  document.querySelector('p').textContent = `${price} ${currency}`;
};
show();

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('./title.js', (outdated) => {
    console.log('new title, outdated:', outdated);
    show();
  });
  import.meta.webpackHot.accept(['./price.js', './currency.js'], (outdated) => {
    console.log('new price, outdated:', outdated);
    show();
  });
}
