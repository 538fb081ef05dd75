import chart from '../vendor/chart.min.cjs';

console.log(chart(3));
