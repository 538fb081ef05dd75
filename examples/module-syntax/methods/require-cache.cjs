const first = require('../src/legend.cjs');
delete require.cache[require.resolve('../src/legend.cjs')];
const second = require('../src/legend.cjs');

console.log(first === second);
