export default {
  mode: 'development',
  devtool: false,
  entry: {
    widget: { import: './src/checkout.js', chunkLoading: false },
    page: './src/checkout.js',
    worker: { import: './src/checkout.js', chunkLoading: 'import-scripts' },
  },
};
