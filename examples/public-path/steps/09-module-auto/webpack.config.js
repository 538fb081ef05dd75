export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    module: true,
    filename: 'js/[name].mjs',
    assetModuleFilename: 'images/[name][ext]',
  },
};
