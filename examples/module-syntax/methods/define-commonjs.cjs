define((require, exports, module) => {
  exports.label = require('../src/legend.cjs').title;
});
