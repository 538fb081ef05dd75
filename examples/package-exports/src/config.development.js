export const name = 'config.development';
