export const widget = 'button';
