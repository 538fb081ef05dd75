export default {
  mode: 'production',
  entry: {
    tickets: ['./src/tickets.js', './src/tickets.scss'],
  },
  module: {
    rules: [{ test: /\.scss$/, type: 'css/auto', use: 'sass-loader' }],
  },
};
