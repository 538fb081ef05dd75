export const country = 'Ireland';
export const vat = 23;
