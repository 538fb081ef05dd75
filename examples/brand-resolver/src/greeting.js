export const greeting = 'Welcome to the shop';
