export default {
  mode: 'production',
  dotenv: true,
  optimization: { minimize: false },
};
