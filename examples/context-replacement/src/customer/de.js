export const hello = 'Willkommen bei Oak';
