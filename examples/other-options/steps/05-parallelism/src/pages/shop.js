export const title = 'Shop';
