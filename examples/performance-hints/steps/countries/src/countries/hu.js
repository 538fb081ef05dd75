export const country = 'Hungary';
export const vat = 27;
