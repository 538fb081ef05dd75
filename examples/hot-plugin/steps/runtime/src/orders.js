export const orders = ['mug'];
