export const version = '1.2.0';
export const euro = (amount) => `${amount} euros`;
