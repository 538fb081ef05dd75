export const country = 'Czechia';
export const vat = 21;
