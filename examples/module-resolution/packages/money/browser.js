export const currency = 'browser';
