export default {
  mode: 'development',
  devtool: false,
  entry: './index.js',
  module: {
    rules: [
      { test: /\.txt$/, use: './loaders/upper-case.cjs' },
      { test: /\.svg$/, type: 'asset/resource' },
    ],
  },
};
