export default {
  mode: 'development',
  devtool: 'eval',
  optimization: { minimize: false },
};
