export default {
  entry: './src/asset.js',
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: 'asset/inline',
        generator: { dataUrl: { encoding: false } },
      },
    ],
  },
};
