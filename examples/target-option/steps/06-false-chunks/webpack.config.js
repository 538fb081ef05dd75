export default {
  mode: 'development',
  devtool: false,
  target: false,
  output: {
    filename: '[name].cjs',
    chunkFormat: 'commonjs',
    chunkLoading: 'require',
    environment: { arrowFunction: true, const: true },
  },
};
