export const name = 'config';
