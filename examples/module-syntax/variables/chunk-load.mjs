const load = __webpack_chunk_load__;

__webpack_chunk_load__ = (id) => {
  console.log(`loading ${id}`);
  return load(id);
};

const { print } = await import('../src/print.js');
console.log(print());
