export const file = import.meta.filename;
