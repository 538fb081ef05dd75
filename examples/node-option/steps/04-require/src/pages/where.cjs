const { join } = require('node:path');
const prices = require(__dirname + '/prices.json');

console.log(prices.tea, join(__dirname, 'prices.json'));
