export default {
  mode: 'production',
  entry: {
    english: './src/english.js',
    german: './src/german.js',
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
      minSize: 0,
    },
  },
};
