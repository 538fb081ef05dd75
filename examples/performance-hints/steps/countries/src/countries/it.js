export const country = 'Italy';
export const vat = 22;
