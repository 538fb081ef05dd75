import { rates } from './rates.js';
import './other.js';

console.log('start.js runs', rates);
