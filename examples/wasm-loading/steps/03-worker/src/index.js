import { add } from './add.wasm';

const worker = new Worker(new URL('./worker.js', import.meta.url));
worker.postMessage(add(1, 2));
