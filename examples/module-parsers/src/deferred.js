import defer * as prices from './prices.js';

export const total = () => prices.tea + prices.juice;
