export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.css$/, use: ['css-loader', 'style-loader'] }],
  },
};
