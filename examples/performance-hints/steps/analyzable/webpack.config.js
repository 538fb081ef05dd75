export default {
  mode: 'production',
  stats: 'errors-warnings',
  output: { module: true },
};
