import { pack } from './archive.js';

export const pay = (price) => console.log(pack(`You pay ${price}.`));
