export const shape = 'round';
