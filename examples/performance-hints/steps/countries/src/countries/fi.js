export const country = 'Finland';
export const vat = 25.5;
