import * as badges from 'badge';
import * as prices from 'price-format';

console.log(`cart uses badge ${badges.version}`);
console.log(`cart uses price-format ${prices.version}`);

export const total = (list) => {
  const sum = list.reduce((a, b) => a + b, 0);
  return `${badges.badge(list.length)} ${prices.format(sum)}`;
};
