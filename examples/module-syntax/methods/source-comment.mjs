const adder = await import(/* webpackSource: true */ '../src/add.wasm');

console.log(WebAssembly.Module.exports(adder));
