export const version = '2.0.0';
export const badge = (count) => `(${count})`;
