export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.css$/, loader: ['style-loader', 'css-loader'] }],
  },
};
