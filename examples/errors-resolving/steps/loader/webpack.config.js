export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.css$/, use: ['styles-loader', 'css-loader'] }],
  },
};
