export const city = 'Oslo';
