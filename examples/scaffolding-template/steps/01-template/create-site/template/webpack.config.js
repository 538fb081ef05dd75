export default {
  entry: './src/index.html',
  output: {
    filename: '[name].[contenthash].js',
    htmlFilename: '[name].html',
    clean: true,
  },
};
