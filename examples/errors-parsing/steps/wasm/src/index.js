import { add } from './add.wasm';

console.log(add(3, 4));
