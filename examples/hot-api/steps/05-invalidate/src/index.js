import { currency } from './settings.js';

console.log(`prices are in ${currency}`);

import.meta.webpackHot?.accept('./settings.js', () => {
  console.log(`prices are in ${currency} from now on`);
});
