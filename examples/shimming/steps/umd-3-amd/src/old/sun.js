(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define('sun', ['tides'], factory);
  } else if (typeof exports === 'object') {
    module.exports = factory();
  } else {
    root.sun = factory();
  }
})(this, function () {
  return { rises: '6:12' };
});
