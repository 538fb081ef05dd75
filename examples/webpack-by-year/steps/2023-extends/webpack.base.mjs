export default {
  mode: 'production',
  output: { clean: true },
  optimization: { minimize: false },
};
