import { add } from './add.wasm';

document.querySelector('output').textContent = add(1, 2);
