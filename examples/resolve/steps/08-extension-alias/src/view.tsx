export const view: string = 'list';
