export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  amd: { jQuery: true },
};
