export const country = 'Estonia';
export const vat = 24;
