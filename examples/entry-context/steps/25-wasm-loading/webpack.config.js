export default {
  mode: 'development',
  devtool: false,
  entry: {
    page: './src/sum.js',
    desktop: { import: './src/sum.js', wasmLoading: 'async-node' },
  },
};
