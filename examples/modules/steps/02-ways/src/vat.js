export const vat = 1.2;
