export default {
  name: 'admin',
  mode: 'development',
  devtool: false,
  output: { filename: 'admin.js' },
};
