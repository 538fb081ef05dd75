import * as prices from 'price-format';

document.querySelector('p').textContent = `Books from ${prices.format(8)}`;
