export const old = 'module';
