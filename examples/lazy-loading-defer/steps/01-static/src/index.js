import * as reports from './report.js';

console.log('index.js runs');

document.querySelector('button').addEventListener('click', () => {
  console.log(reports.report('daily'));
});
