import { formatDate } from './format/index.js';
import { CURRENCY, priceOf } from './money.js';
import { slug } from './slug.cjs';

const show = (selector, text) => {
  document.querySelector(selector).textContent = text;
};
const load = (selector, part) => {
  document.querySelector(selector).addEventListener('click', part);
};

if (process.env.NODE_ENV !== 'production') {
  console.log('Checking the tickets before they are shown');
}

show('#day', formatDate(new Date()));
show('#price', `${priceOf(2)} ${CURRENCY}`);
show('#event', slug('Night of the Museums'));

load('#list', async () => {
  const { renderList } = await import('./list.js');
  renderList(['Adults', 'Children']);
});
load('#cart', () => import('./cart.js'));
load('#checkout', () => import('./checkout.js'));
load('#report', () => import('./report.js'));
load('#help', () => import(/* webpackChunkName: "help" */ './help.js'));
load('#contact', () => import(/* webpackChunkName: "contact" */ './help.js'));
