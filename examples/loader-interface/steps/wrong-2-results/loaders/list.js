export const loaders = [];
