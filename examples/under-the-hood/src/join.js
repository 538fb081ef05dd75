export const join = (...words) => words.join(', ');
export const shout = (text) => text.toUpperCase();
