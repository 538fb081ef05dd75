export default {
  mode: 'development',
  devtool: false,
  output: {
    filename: '[name].[contenthash:8].js',
    clean: true,
  },
};
