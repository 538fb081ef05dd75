export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  entry: './src/index.cjs',
  output: { filename: '[name].cjs', clean: true },
};
