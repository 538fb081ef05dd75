export default {
  entry: './src/asset.js',
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: 'asset',
        parser: {
          dataUrlCondition: (source, { filename }) => filename.includes('icons'),
        },
      },
    ],
  },
};
