export const hours = 'Open from 9 to 6';
