(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    console.log('AMD, with', define.amd);
    define([], factory);
  } else if (typeof module === 'object' && module.exports) {
    console.log('CommonJS');
    module.exports = factory();
  } else {
    console.log('a global variable');
    root.stars = factory();
  }
})(globalThis, () => (count) => '*'.repeat(count));
