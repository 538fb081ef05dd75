import { formatTime } from './format/index.js';
import { CURRENCY, priceOf } from './money.js';

console.log(formatTime(new Date()), priceOf(1), CURRENCY);

document.querySelector('#list').addEventListener('click', async () => {
  const { renderItem } = await import('./list.js');
  document.querySelector('ul').append(renderItem('Sold out'));
});
