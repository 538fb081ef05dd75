export default {
  entry: './src/asset.js',
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: 'asset/resource',
        generator: { emit: false },
      },
    ],
  },
};
