export const title = 'Your cart';
