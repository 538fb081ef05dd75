export const openDatabase = () => {};
