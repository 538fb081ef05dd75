export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  entry: './await/legacy.cjs',
  output: {
    filename: 'legacy.cjs',
  },
};
