export default {
  mode: 'production',
  entry: './src/notes.js',
  output: {
    filename: 'bundle.js',
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
    },
  },
};
