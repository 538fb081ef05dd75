import source rates from './rates.wasm';

export const start = () => WebAssembly.instantiate(rates);
