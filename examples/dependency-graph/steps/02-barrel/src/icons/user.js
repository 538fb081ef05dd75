export const user = '👤';
