export const tax = 0.19;
