export const lines = ['tea'];
