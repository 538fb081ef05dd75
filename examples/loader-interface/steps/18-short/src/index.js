import lines from './menu.txt?lines';
import { day } from './day.js?date';
import { earlGrey } from './prices.js?forward';
import { sencha } from './prices.js?license';

console.log(lines, day === new Date().toDateString(), earlGrey, sencha);
