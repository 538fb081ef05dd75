export const widget = 'esm';
