const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export const day = (date) => format.format(new Date(date));
