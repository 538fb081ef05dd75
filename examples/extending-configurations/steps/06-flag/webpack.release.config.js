export default {
  mode: 'production',
  devtool: 'hidden-source-map',
};
