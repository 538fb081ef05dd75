export const currency = 'node';
