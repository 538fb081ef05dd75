export const pay = () => console.log('New checkout');
