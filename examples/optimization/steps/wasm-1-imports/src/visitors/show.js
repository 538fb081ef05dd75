import { count } from './counter.wasm';

count(3);
