export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    module: true,
    clean: true,
  },
};
