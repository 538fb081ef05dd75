export default {
  mode: 'development',
  devtool: false,
  output: {
    filename: 'shop.cjs',
    library: { name: 'shop', type: 'umd' },
  },
};
