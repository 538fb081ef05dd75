export default {
  mode: 'development',
  devtool: false,
  entry: {
    page: './src/logo.js',
    extension: { import: './src/logo.js', baseUri: 'https://www.example.com/shop/' },
  },
  output: { publicPath: '' },
};
