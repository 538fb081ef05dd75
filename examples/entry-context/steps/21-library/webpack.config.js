export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  entry: {
    checkout: { import: './src/checkout.js', library: { type: 'commonjs2' } },
    search: './src/search.js',
  },
  output: { filename: '[name].cjs' },
};
