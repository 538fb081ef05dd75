console.log('report.js runs');

export const total = 42;
