export const price = (count) => `${count * 5} EUR`;
