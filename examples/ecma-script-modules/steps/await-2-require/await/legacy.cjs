const rates = require('./rates.js');

console.log('legacy.cjs has', rates);
