export default {
  mode: 'production',
  target: 'node',
  output: { module: true },
  externals: 'lodash',
};
