const leaf = require('./leaf.svg');

console.log(leaf);
