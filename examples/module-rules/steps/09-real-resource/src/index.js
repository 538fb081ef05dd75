import plain from './terms.md';
import script from './terms.js!=!./terms.md';

console.log(plain, script);
