export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
};
