export default {
  mode: 'development',
  devtool: false,
  output: { publicPath: 'auto' },
};
