export default {
  mode: 'production',
  entry: './src/index.html',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
    clean: true,
  },
};
