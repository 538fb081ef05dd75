export interface Money {
  amount: number;
  currency: 'EUR' | 'USD';
}

export const format = ({ amount, currency }: Money): string => `${amount.toFixed(2)} ${currency}`;
