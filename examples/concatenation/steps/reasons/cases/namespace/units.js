export const units = ['kg'];
