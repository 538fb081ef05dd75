import { currency } from './currency';

export default function (amount) {
  return amount + '.00 ' + currency;
}
