export default {
  mode: 'production',
  output: {
    cssFilename: 'css/[name].css',
    assetModuleFilename: 'images/[name].[hash:8][ext]',
    clean: true,
  },
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: 'asset',
        parser: { dataUrlCondition: { maxSize: 256 } },
      },
      {
        test: /\.woff2$/,
        type: 'asset/resource',
        generator: { filename: 'fonts/[name].[hash:8][ext]' },
      },
    ],
  },
};
