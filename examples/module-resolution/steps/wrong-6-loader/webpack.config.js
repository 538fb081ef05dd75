export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.txt$/, use: 'css' }],
  },
};
