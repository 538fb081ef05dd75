export const read = () => ['green tea'];
