const id = require.resolveWeak('../src/legend.cjs');

if (__webpack_modules__[id]) console.log(__webpack_require__(id).title);
else console.log('no legend', id);
