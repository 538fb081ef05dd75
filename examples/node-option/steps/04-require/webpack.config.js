export default {
  mode: 'development',
  devtool: false,
  entry: './src/pages/where.cjs',
  target: 'node',
  output: { filename: '[name].cjs' },
};
