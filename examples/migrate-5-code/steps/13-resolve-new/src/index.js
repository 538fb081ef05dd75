import { price } from './price.mjs';
import matte from 'paint/matte';

console.log(price(12), matte);
