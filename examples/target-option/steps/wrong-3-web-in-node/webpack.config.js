export default {
  mode: 'development',
  devtool: false,
  target: 'web',
  output: { filename: '[name].cjs' },
};
