import defer * as report from './report.js';

console.log('index.js runs');
console.log(report.total);
