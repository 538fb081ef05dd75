export const add = () => console.log('added');
