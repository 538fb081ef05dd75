const { receipt } = require('./receipt.cjs');
const tax = require('./tax.json');

console.log(receipt([12, 30], tax.rate));
