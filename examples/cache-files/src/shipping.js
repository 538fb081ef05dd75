export const shipping = 4.9;
