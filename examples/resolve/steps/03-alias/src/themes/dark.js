export const colors = ['black'];
