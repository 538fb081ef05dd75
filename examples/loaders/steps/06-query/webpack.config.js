export default {
  mode: 'production',
  module: {
    rules: [
      {
        test: /\.csv$/,
        oneOf: [
          { resourceQuery: /^\?rows$/, use: './loaders/csv-loader.js' },
          { type: 'asset/source' },
        ],
      },
    ],
  },
};
