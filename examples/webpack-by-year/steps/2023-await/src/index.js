import './label.cjs';
import { prices } from './prices.js';

console.log('import:', prices);
