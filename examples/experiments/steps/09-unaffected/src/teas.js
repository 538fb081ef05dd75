export const teas = ['Assam'];
