import { tea } from './prices.json';

console.log(tea);
