export default {
  mode: 'production',
  optimization: { minimize: false },
};
