export const greeting = 'Welcome to Acme';
