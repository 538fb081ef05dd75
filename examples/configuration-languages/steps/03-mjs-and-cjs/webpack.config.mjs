export default {
  mode: 'development',
  devtool: false,
  output: { filename: 'from-mjs.js' },
};
