console.log(require('./named.js'));
console.log(require('./default.js'));
console.log(require('./special.js'));
