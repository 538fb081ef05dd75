export const volume = (side) => side ** 3;
