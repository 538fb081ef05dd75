export const country = 'Spain';
export const vat = 21;
