export const products = ['table', 'chair'];
