export const price = 5;
