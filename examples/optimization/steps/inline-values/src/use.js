import seven, { big, changeable, computed, flag } from './values.js';
import { longNumber, longText, object, shortNumber, shortText } from './values.js';

console.log(shortNumber, shortText, flag, computed, seven);
console.log(longNumber, longText, object, big, changeable);
