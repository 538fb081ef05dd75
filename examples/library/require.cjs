const { add } = require('sum');

console.log(add(1, 2));
