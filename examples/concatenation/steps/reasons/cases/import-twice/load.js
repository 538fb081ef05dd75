export const load = () => console.log('loaded');
