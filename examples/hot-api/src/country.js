export const country = 'DE';
