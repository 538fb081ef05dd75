export default {
  mode: 'development',
  devtool: false,
  output: { filename: 'app.js' },
};
