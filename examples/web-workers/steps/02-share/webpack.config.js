export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    clean: true,
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
      minSize: 0,
    },
  },
};
