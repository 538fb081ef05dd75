export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  entry: './await/start.js',
  output: {
    filename: 'start.cjs',
  },
};
