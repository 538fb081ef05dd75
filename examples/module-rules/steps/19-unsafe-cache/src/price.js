export const price = 4;
