export const branch = '';
