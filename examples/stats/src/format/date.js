export const formatDate = (date) => date.toISOString().slice(0, 10);
