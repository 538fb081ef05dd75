export const view = 'list';
