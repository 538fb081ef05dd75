const { net } = require('./price.js');

console.log('The service costs', net(119));
