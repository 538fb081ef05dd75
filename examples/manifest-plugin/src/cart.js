export const total = (count) => `${count * 10} EUR`;
