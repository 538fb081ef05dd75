export default {
  mode: 'development',
  target: 'node',
  entry: './src/report.cjs',
  output: { filename: '[name].cjs' },
};
