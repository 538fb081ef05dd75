export const name = 'rivers';
