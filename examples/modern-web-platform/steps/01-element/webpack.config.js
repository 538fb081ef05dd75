export default {
  mode: 'production',
  entry: { index: './src/index.html' },
  output: {
    module: true,
    filename: '[name].[contenthash].js',
    htmlFilename: '[name].html',
    clean: true,
  },
};
