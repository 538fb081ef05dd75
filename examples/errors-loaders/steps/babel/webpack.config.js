export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.js$/, use: 'babel-loader' }],
  },
};
