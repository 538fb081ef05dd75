export default {
  mode: 'production',
  target: 'node',
  output: {
    filename: 'price.cjs',
    library: { type: 'commonjs2' },
  },
};
