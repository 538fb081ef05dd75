export const total = (prices) => {
  const sum = prices.reduce((a, b) => a + b, 0);
  return `${sum} euros`;
};
