export const price = (amount: number): string => `${amount} EUR`;
