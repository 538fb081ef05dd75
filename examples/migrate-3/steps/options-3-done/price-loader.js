module.exports = function (text) {
  var currency = this.query.currency;
  return 'module.exports = ' + JSON.stringify(text.trim() + ' ' + currency);
};
