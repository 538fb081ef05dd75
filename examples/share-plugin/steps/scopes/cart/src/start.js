import * as badges from 'badge';
import * as prices from 'price-format';

document.querySelector('output').textContent = `${badges.badge(2)} ${prices.format(10)}`;
console.log(`cart uses badge ${badges.version}`);
console.log(`cart uses price-format ${prices.version}`);
console.log('share scope', 'shop', JSON.stringify(__webpack_share_scopes__.shop));
