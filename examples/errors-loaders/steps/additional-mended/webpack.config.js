export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.scss$/, use: 'sass-loader', type: 'css/auto' }],
  },
};
