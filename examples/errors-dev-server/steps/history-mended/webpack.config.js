export default {
  mode: 'development',
  devServer: { historyApiFallback: true },
};
