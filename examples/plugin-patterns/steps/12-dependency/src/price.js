export const format = (cents) => `${(cents / 100).toFixed(2)} €`;
export const parse = (text) => Math.round(Number.parseFloat(text) * 100);

console.log('price.js is imported by', __importers__);
