export const country = 'Cyprus';
export const vat = 19;
