import source adder from './add.wasm';

const first = await WebAssembly.instantiate(adder);
const second = await WebAssembly.instantiate(adder);

console.log(adder instanceof WebAssembly.Module, first.exports.add(1, 2), first === second);
