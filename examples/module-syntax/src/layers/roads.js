export const name = 'roads';
