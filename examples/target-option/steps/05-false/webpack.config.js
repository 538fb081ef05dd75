export default {
  mode: 'development',
  devtool: false,
  target: false,
  output: {
    filename: '[name].cjs',
    chunkFormat: false,
  },
};
