export const country = 'Croatia';
export const vat = 25;
