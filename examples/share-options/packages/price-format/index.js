export const format = (price) => `€${price}`;
