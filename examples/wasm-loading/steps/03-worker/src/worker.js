import { add } from './add.wasm';

addEventListener('message', ({ data }) => postMessage(add(data, 1)));
