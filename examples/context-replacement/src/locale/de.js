export const hello = 'Guten Tag';
