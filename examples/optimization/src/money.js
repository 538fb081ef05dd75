export const CURRENCY = 'EUR';
export const TICKET = 14.5;

export const priceOf = (count) => (count * TICKET).toFixed(2);
