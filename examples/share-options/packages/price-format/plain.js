export const format = (price) => `${price} EUR`;
