export default [
  {
    mode: 'production',
    output: {
      filename: 'sum.js',
      globalObject: 'globalThis',
      library: { name: 'Sum', type: 'umd' },
    },
  },
  {
    mode: 'production',
    output: {
      filename: 'sum.mjs',
      library: { type: 'module' },
    },
  },
];
