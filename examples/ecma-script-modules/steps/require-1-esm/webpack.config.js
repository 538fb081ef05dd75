export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  entry: './compare/main.cjs',
  output: {
    filename: 'main.cjs',
  },
};
