export const version = '2.1.0';
export const badge = (count) => `[${count}]`;
