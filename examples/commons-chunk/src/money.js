export const money = (amount) => `${amount}.00 EUR`;
