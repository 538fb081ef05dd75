export const country = 'Netherlands';
export const vat = 21;
