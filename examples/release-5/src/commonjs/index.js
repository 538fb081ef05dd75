const net = require('./price.js').net;

console.log(net(119));
