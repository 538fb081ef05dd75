export const price = (count) => `${count * 10} EUR`;
