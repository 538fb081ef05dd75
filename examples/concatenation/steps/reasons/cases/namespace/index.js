import * as units from './units.js';

console.log(units);
