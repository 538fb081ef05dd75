export const country = 'Greece';
export const vat = 24;
