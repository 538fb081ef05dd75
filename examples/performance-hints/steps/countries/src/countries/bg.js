export const country = 'Bulgaria';
export const vat = 20;
