export const hello = 'Grüezi';
