export const format = (amount) => `${amount} EUR`;
