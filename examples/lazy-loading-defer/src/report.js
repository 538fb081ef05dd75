console.log('report.js runs');

export const report = (kind) => `A ${kind} report`;
