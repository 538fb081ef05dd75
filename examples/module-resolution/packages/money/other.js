export const currency = 'other';
