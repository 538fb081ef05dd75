import { price } from './price';
import matte from 'paint/lib/matte';

console.log(price(12), matte);
