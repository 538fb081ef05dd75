export default {
  mode: 'development',
  devtool: false,
  entry: './src/index.html',
  output: {
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
  },
  stats: 'errors-warnings',
};
