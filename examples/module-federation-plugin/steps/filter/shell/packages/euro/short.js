export const short = (amount) => `${amount} EUR`;
