export const price = (amount, rate) => `${amount * (1 + rate)} EUR`;
