export default {
  mode: 'production',
  entry: './src/sum.js',
  output: {
    filename: 'sum.cjs',
    globalObject: 'globalThis',
    library: { name: 'Sum', type: 'umd' },
  },
};
