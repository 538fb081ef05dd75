export default {
  mode: 'production',
  output: { assetModuleFilename: '[name][ext].gz' },
  module: {
    rules: [{ test: /\.txt$/, type: 'asset/resource', use: './loaders/gzip-loader.js' }],
  },
};
