export const name = 'tools/tape';
