const id = require.resolve('../src/legend.cjs');

console.log(id, __webpack_require__(id).title);
