import uniqueId from 'lodash-es/uniqueId.js';

export const total = (prices) => {
  const sum = prices.reduce((a, b) => a + b, 0);
  return `${uniqueId('cart-')}: ${sum} euros`;
};
