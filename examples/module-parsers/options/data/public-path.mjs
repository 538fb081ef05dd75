export default {
  entry: './src/asset.js',
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: 'asset/resource',
        generator: {
          filename: '[name][ext]',
          publicPath: 'https://cdn.example/images/',
          outputPath: 'upload/',
        },
      },
    ],
  },
};
