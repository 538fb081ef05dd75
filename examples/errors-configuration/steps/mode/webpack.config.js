export default {
  devtool: 'source-map',
};
