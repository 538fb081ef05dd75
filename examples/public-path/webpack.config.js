export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    filename: 'js/[name].js',
    assetModuleFilename: 'images/[name][ext]',
  },
};
