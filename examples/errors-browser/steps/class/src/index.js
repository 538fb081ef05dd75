import { create } from './product.cjs';

console.log(create().name);
