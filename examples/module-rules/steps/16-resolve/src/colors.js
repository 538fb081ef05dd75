export const brand = 'teal';
