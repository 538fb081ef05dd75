export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.css$/, loader: 'css-loader?exportType=string' }],
  },
};
