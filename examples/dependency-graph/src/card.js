export const isValid = (card) => card.length === 16;
