export const route = (from, to) => `${from} to ${to}`;
export const reverse = (from, to) => `${to} to ${from}`;
