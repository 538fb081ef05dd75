export const name = 'hash';
