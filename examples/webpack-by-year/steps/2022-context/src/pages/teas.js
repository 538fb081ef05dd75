export const title = 'All teas';
