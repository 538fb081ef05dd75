export const format = (amount) => `${Math.round(amount)} g`;
