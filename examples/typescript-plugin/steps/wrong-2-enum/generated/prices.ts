export enum Currency {
  Euro = 'EUR',
}

export const prices = { mug: { amount: 5, currency: Currency.Euro } };
