import round from './round';

export function receipt(prices, rate) {
  const sum = prices.reduce((total, price) => total + price, 0);
  return `${round(sum * (1 + rate))} EUR`;
}
