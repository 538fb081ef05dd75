const RATE = 0.2;

export const addTax = (price) => price * (1 + RATE);
export const removeTax = (price) => price / (1 + RATE);
