export const version = '1.2.0';
export const format = (price) => `${price} euros`;
