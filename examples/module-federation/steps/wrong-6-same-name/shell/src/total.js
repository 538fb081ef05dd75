export const total = (prices) => `${prices.length} articles`;
