export const tax = (price) => price * 1.2;
