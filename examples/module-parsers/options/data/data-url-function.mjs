export default {
  entry: './src/asset.js',
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: 'asset/inline',
        generator: {
          dataUrl: (content) => `data:image/svg+xml,${content.toString().trim().replaceAll('"', "'")}`,
        },
      },
    ],
  },
};
