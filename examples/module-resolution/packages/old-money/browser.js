export const old = 'browser';
