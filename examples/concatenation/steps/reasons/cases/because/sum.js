export const sum = (list) => list.length;
