export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    assetModuleFilename: 'images/[name].[hash:8][ext]',
  },
};
