export const addTax = (price) => price * 1.2;
export const removeTax = (price) => price / 1.2;
