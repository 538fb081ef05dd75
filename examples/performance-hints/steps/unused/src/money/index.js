export { format } from './format.js';
export { convert } from './rates.js';
