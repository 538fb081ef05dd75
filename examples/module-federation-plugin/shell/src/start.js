import { total } from 'cart/total';
import { version as counterVersion, next } from 'counter';
import { euro, version as euroVersion } from 'euro';

document.querySelector('p').textContent = `Offer ${next()}: ${euro(8)}. ${total([4, 6])}`;

console.log('shell uses euro', euroVersion);
console.log('shell uses counter', counterVersion);
console.log('share scope', 'default', JSON.stringify(__webpack_share_scopes__.default));
