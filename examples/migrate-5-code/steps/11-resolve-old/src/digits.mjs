export const digits = 2;
