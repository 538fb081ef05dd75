export default {
  mode: 'development',
  devtool: 'source-map',
};
