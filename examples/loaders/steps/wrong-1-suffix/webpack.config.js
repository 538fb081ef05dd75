export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.css$/, use: 'css' }],
  },
};
