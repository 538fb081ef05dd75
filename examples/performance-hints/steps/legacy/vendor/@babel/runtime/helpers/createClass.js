module.exports = function _createClass(Constructor, protoProps) {
  for (var i = 0; i < protoProps.length; i++) {
    Object.defineProperty(Constructor.prototype, protoProps[i].key, {
      configurable: true,
      value: protoProps[i].value,
    });
  }
  return Constructor;
};
