export interface Price {
  amount: number;
  currency: string;
}

export const prices: Record<string, Price> = {
  mug: { amount: 5, currency: 'EUR' },
};
