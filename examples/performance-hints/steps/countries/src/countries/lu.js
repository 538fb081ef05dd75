export const country = 'Luxembourg';
export const vat = 17;
