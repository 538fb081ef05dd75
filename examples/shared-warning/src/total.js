export const total = (n) => `${n * 10} EUR`;
