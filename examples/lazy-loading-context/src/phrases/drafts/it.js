export const hello = 'Ciao';
