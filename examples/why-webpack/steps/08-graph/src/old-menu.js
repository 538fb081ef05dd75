export const menu = ['Soup', 'Bread'];
