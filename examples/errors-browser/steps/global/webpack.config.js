export default {
  mode: 'development',
  devtool: false,
  output: {
    library: { name: 'shop', type: 'umd' },
    globalObject: 'global',
  },
};
