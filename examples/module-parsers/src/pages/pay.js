export const title = 'Pay';
