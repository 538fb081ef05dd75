export const title = 'Search';
