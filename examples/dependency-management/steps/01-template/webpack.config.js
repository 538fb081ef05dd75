export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  output: { filename: '[name].cjs', clean: true },
};
