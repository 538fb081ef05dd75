export const clock = '12:00';
