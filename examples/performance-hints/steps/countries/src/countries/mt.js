export const country = 'Malta';
export const vat = 18;
