import { km } from '../src/units.js';

const id = Object.keys(__webpack_modules__).find((each) => each.endsWith('units.js'));
console.log(id, __webpack_require__(id).km === km);
