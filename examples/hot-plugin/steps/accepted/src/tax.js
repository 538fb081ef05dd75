export const tax = '19 %';
