export const star = '⭐';
