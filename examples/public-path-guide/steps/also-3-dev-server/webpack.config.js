export default {
  mode: 'development',
  entry: './src/index.html',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    filename: 'assets/[name].js',
    htmlFilename: '[name].html',
    assetModuleFilename: 'images/[name][ext]',
    publicPath: '/app/',
    clean: true,
  },
  devServer: {
    static: false,
  },
};
