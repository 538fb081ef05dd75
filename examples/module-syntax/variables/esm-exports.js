import { km } from '../src/units.js';

module.exports = { km };
