var price = require('./price').default;

console.log(price(3));
