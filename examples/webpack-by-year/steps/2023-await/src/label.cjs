const { prices } = require('./prices.js');

console.log('require:', prices);
