export default {
  mode: 'production',
  entry: {
    home: './src/index.html',
  },
  output: {
    filename: '[name].[contenthash].js',
    htmlFilename: '[name].html',
    clean: true,
  },
};
