import * as price from './price.js';

export { price };
