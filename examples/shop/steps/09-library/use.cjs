const { add } = require('./dist/sum.cjs');

console.log(add(1, 2));
