import * as badges from 'badge';
import * as prices from 'price-format';

document.querySelector('p').textContent = `Books ${badges.badge(3)} from ${prices.format(8)}`;
console.log(`shell uses badge ${badges.version}`);
console.log(`shell uses price-format ${prices.version}`);
