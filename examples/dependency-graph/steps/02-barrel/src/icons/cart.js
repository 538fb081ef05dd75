export const cart = '🛒';
