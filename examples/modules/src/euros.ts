export const euros = (amount: number): string => `${amount.toFixed(2)} EUR`;
