export const minutes = (words) => `${Math.ceil(words / 200)} min`;
