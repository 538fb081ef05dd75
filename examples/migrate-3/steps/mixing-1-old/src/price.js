import { currency } from './currency';

module.exports = function (amount) {
  return amount + '.00 ' + currency;
};
