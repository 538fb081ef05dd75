import { toMiles } from './units.js';

console.log(`Berlin to Paris: ${Math.round(toMiles(878))} miles`);
