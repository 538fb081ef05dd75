export const log = () => console.log(__resourceQuery);
