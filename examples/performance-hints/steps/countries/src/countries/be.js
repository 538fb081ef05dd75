export const country = 'Belgium';
export const vat = 21;
