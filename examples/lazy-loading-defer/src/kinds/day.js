console.log('day.js runs');

export const kind = 'daily';
