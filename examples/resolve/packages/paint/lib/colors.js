export const colors = ['red', 'green'];
