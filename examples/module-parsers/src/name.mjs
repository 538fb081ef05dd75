import { name } from './shop.json';

console.log(name);
