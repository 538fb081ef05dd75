export const pay = () => console.log('paid');
