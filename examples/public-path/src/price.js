export const price = (n) => `${n * 10} EUR`;
