export const show = () => console.log('The menu is here');
