export const color = 'violet';
