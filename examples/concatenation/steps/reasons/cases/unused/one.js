export const one = ['one'];
