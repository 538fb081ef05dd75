export default {
  mode: 'development',
  devtool: false,
  plugins: ['html-webpack-plugin'],
};
