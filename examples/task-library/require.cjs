const { tally } = require('word-tally');

console.log(tally('The more, the better').the);
