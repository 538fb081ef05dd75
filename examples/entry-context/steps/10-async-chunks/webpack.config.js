export default {
  mode: 'development',
  devtool: false,
  entry: {
    widget: { import: './src/checkout.js', asyncChunks: false },
    page: './src/checkout.js',
  },
};
