export default {
  entry: './src/asset.js',
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: 'asset/resource',
        generator: { filename: 'images/[name].[contenthash:8][ext]' },
      },
    ],
  },
};
