export const paint = 'other';
