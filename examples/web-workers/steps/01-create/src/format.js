export const format = (number) => number.toLocaleString('en-US');
