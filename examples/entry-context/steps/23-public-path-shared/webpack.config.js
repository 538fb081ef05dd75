export default {
  mode: 'development',
  devtool: false,
  entry: {
    page: { import: './src/checkout.js', publicPath: '/assets/' },
    embed: { import: './src/checkout.js', publicPath: 'https://cdn.example.com/shop/' },
  },
  optimization: { runtimeChunk: 'single' },
};
