// One way to write a day for readers: `October 10, 2020`.

/** A day without a time would become the day before in zones west of this one. */
const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Of an ISO date or time. */
export const longDate = (date: string): string => FORMAT.format(new Date(date));
