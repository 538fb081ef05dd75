export default {
  name: 'site',
  mode: 'development',
  devtool: false,
  output: { filename: 'site.js' },
};
