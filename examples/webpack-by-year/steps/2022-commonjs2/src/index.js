export const currency = 'EUR';
export const addTax = (price) => price * 1.2;
