import defer * as report from './report.js';

document.addEventListener('click', () => console.log(report.lines));
