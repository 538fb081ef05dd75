((root, factory) => {
  if (typeof define === 'function' && define.amd) define(['../src/legend.cjs'], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory(require('../src/legend.cjs'));
  else root.atlas = factory(root.legend);
})(this, (legend) => ({ title: legend.title }));
