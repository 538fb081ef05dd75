export const paint = 'browser';
