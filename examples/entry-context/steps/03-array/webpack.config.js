export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  entry: ['./src/checkout.js', './src/search.js'],
  output: {
    filename: 'shop.cjs',
    library: { type: 'commonjs2' },
  },
};
