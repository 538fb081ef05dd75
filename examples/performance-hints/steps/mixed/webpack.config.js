export default {
  mode: 'production',
  target: 'node',
  stats: 'errors-warnings',
  output: {
    filename: 'prices.cjs',
    library: { type: 'commonjs2' },
  },
};
