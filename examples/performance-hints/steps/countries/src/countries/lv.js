export const country = 'Latvia';
export const vat = 21;
