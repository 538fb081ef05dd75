export const country = 'Germany';
export const vat = 19;
