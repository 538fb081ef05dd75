export const paint = 'module';
