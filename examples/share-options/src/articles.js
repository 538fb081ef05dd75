export const articles = [];
