export default {
  mode: 'production',
  module: {
    rules: [
      {
        test: /\.txt$/,
        type: 'javascript/auto',
        use: {
          loader: './price-loader.cjs',
          options: { currency: 'EUR', separator: ';' },
        },
      },
    ],
  },
};
