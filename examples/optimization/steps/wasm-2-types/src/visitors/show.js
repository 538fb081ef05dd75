import { countMany } from './counter.wasm';

countMany([1, 2, 3, 4]);
