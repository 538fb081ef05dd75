export default {
  mode: 'development',
  devtool: false,
  entry: {
    search: { import: './src/search.js', html: { title: 'Search' } },
    checkout: { import: './src/checkout.js', html: true },
    embed: './src/search.js',
  },
  output: {
    filename: 'js/[name].js',
    htmlFilename: '[name].html',
  },
};
