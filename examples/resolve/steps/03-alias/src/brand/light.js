export const colors = ['white'];
