export const title = 'Hello';
