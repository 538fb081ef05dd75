const sum = require('./sum.cjs');

console.log(sum([10, 20]));
