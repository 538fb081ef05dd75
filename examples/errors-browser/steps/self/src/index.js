export const total = 7;
