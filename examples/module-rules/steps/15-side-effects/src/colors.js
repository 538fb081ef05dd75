console.log('colors');

export const red = '#f00';
