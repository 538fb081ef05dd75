export const known = new Map();
