export const rate = 0.19;
