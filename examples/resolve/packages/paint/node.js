export const paint = 'node';
