import { currency } from './currency.js';

const format = (price) => `${price.toFixed(2)} ${currency}`;
export default { 'Earl Grey': format(4.2), Sencha: format(6.5) };
