export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  entry: { main: './src/index.js', tests: './src/tests.js' },
  output: { filename: '[name].cjs', clean: true },
};
