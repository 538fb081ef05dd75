export const day = 'TODAY';
