export const names = ['tea'];
