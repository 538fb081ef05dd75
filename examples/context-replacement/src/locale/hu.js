export const hello = 'Jó napot';
