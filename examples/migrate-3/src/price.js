module.exports = function (amount) {
  return amount + '.00 EUR';
};
