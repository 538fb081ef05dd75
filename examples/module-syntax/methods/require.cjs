const { km } = require('../src/units.js');
const legend = require('../src/legend.cjs');

console.log(km(3), legend.title);
