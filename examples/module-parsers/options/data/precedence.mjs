export default {
  entry: './src/asset.js',
  module: {
    generator: {
      asset: { filename: 'family/[name][ext]', publicPath: '/static/' },
      'asset/resource': { filename: 'type/[name][ext]' },
    },
    rules: [
      {
        test: /\.svg$/,
        type: 'asset/resource',
        generator: { filename: 'rule/[name][ext]' },
      },
    ],
  },
};
