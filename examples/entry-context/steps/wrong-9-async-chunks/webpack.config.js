export default {
  mode: 'development',
  devtool: false,
  entry: {
    page: './src/checkout.js',
    widget: { import: './src/checkout.js', asyncChunks: false },
  },
};
