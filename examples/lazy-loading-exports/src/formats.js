export const short = (date) => date.toISOString().slice(0, 10);

export const long = (date) =>
  `Today is day ${date.getDate()} of month ${date.getMonth() + 1} in the year ${date.getFullYear()}.`;

export const clock = (date) =>
  `It is ${date.getHours()} hours and ${date.getMinutes()} minutes past midnight.`;
