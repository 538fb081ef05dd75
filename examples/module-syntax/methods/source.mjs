import source adder from '../src/add.wasm';

console.log(WebAssembly.Module.exports(adder));
