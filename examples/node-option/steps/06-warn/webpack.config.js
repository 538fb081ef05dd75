export default {
  mode: 'development',
  devtool: false,
  node: {
    __dirname: 'warn-mock',
    __filename: 'warn-mock',
    global: 'warn',
  },
};
