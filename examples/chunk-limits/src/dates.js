const NAMES = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];
NAMES.push('August', 'September', 'October', 'November', 'December');

export const monthOf = (date) => `${NAMES[date.getMonth()]} ${date.getFullYear()}`;
