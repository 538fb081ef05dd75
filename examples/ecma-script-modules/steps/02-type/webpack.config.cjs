module.exports = {
  mode: 'production',
  target: 'node',
  entry: './src/index.cjs',
  output: {
    filename: 'main.cjs',
    clean: true,
  },
};
