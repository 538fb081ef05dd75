export default {
  mode: 'development',
  output: { assetModuleFilename: '[name][ext]' },
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
};
