module.exports = function (text) {
  return text.toUpperCase();
};
