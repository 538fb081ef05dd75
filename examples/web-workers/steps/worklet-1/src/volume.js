export const volume = 0.05;
