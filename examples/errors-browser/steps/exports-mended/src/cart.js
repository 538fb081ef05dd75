export const total = 7;
console.log('Cart');
