export const brand = 'gray';
