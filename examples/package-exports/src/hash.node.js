export const name = 'hash.node';
