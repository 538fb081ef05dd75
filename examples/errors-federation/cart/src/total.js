export const total = (prices) => prices.reduce((a, b) => a + b);
