console.log('week.js runs');

export const kind = 'weekly';
