export default {
  mode: 'development',
  entry: './src/index.html',
  output: {
    clean: true,
  },
};
