export const format = (walks) => JSON.stringify(walks);
