export const paint = 'mine';
