import { km } from '../src/units.js';

console.log(km(3));
console.log('units', __webpack_is_included__('../src/units.js'));
console.log('route', __webpack_is_included__('../src/route.js'));
