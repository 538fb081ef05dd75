export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
};
