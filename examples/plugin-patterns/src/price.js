export const format = (cents) => `${(cents / 100).toFixed(2)} €`;
export const parse = (text) => Math.round(Number.parseFloat(text) * 100);
