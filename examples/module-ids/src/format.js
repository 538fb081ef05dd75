export const format = (sum) => `${sum.toFixed(2)} EUR`;
