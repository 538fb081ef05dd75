module.exports = function (text) {
  return 'module.exports = ' + JSON.stringify(text.trim());
};
