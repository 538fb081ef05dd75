export default {
  mode: 'development',
  devtool: false,
  entry: {
    page: './src/checkout.js',
    embed: { import: './src/checkout.js', publicPath: 'https://cdn.example.com/shop/' },
  },
  output: { publicPath: '/assets/' },
};
