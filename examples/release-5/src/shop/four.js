import { filter } from './filter.js';
import { cart } from './cart.js';
import { price } from './price.js';
import { search } from './search.js';

console.log(filter(), cart(), price(), search());
