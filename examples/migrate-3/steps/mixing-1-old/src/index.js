var price = require('./price');

console.log(price(3));
