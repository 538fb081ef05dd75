export const currency = 'EUR';
