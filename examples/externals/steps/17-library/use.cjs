const { rows } = require('./dist/rows.cjs');

console.log(rows([1, 2, 3]));
