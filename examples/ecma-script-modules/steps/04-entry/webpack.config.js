export default {
  mode: 'production',
  target: 'node',
  entry: './src/index.js',
  output: {
    filename: 'main.cjs',
    clean: true,
  },
};
