export const words = (amount) => `${amount} euros and no cents`;
