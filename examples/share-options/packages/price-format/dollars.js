export const dollars = (price) => `$${price}`;
