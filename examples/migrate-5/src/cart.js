export const open = () => console.log('The cart is open');
