export const country = 'France';
export const vat = 20;
