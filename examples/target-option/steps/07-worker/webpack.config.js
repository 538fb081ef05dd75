export default {
  mode: 'development',
  devtool: false,
  target: 'webworker',
  output: { filename: 'js/[name].js' },
};
