export default {
  mode: 'development',
  output: { assetModuleFilename: '[name].[contenthash:8][ext]' },
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
};
