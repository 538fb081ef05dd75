export const title = 'Mugs';
