export const vat = 0.25;
export const currency = 'EUR';
