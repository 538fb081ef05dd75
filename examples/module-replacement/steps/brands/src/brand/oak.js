export const name = 'Oak Furniture';
