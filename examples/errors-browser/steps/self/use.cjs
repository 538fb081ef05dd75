const { total } = require('./dist/shop.cjs');

console.log(total);
