import defer * as shop from './index.js';

export const read = () => shop.list;
