export default {
  mode: 'production',
  entry: './src/index.js',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    filename: 'assets/[name].js',
    assetModuleFilename: 'images/[name][ext]',
    publicPath: '',
    clean: true,
  },
};
