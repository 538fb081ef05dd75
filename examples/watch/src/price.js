export const price = (amount) => `${amount * 10} EUR`;
