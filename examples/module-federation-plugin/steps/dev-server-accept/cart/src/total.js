import { version as counterVersion, next } from 'counter';
import { euro, version as euroVersion } from 'euro';

console.log('cart uses euro', euroVersion);
console.log('cart uses counter', counterVersion);

export const total = (prices) => {
  const sum = prices.reduce((a, b) => a + b, 0);
  return `Cart ${next()}: ${euro(sum)}`;
};

document.querySelector('p').title = 'In euros';

import.meta.webpackHot?.accept();
