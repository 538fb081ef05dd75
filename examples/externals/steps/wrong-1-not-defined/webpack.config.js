export default {
  mode: 'development',
  devtool: false,
  externals: 'lodash',
};
