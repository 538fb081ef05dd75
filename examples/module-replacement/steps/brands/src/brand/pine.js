export const name = 'Pine Garden';
