export const country = 'Austria';
export const vat = 20;
