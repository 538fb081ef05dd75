export const text = (number) => number.toLocaleString('en-US');
