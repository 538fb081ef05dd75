export const price = (amount) => amount + '.00 EUR';
