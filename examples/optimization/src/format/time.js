export const formatTime = (date) => date.toISOString().slice(11, 16);
