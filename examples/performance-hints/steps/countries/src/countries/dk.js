export const country = 'Denmark';
export const vat = 25;
