import chunk from 'lodash/chunk';
import { price } from './price';

console.log(chunk([1, 2, 3].map(price), 2).length);
