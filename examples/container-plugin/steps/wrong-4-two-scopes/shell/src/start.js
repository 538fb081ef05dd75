import * as badges from 'badge';
import { total } from 'cart/total';
import * as prices from 'price-format';

console.log(`shell uses badge ${badges.version}`);
console.log(`shell uses price-format ${prices.version}`);
console.log('share scope', 'default', JSON.stringify(__webpack_share_scopes__.default));

const books = `Books ${badges.badge(3)} from ${prices.format(8)}`;
document.querySelector('p').textContent = `${books}, cart ${total([4, 6])}`;
document.dispatchEvent(new Event('shell-is-ready'));
