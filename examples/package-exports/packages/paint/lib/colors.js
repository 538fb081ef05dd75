export const red = '#c00';
