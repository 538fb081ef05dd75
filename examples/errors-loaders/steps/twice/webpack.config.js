export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.txt$/, use: './text-loader.js' }],
  },
};
