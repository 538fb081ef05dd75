export const total = (order) => order.euros;
export const weight = (items) => items.reduce((sum, { kilos }) => sum + kilos, 0);
