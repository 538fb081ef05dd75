const units = await import.defer('../src/units.js');
const adder = await import.source('../src/add.wasm');

console.log(units.km(3), WebAssembly.Module.exports(adder));
