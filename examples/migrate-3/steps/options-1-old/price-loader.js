module.exports = function (text) {
  var currency = this.options.prices.currency;
  return 'module.exports = ' + JSON.stringify(text.trim() + ' ' + currency);
};
