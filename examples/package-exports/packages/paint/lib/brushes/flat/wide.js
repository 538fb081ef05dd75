export const shape = 'flat/wide';
