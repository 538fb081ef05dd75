export default {
  mode: 'production',
  entry: {
    notes: './src/notes.js',
    editor: './src/editor.js',
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
      maxInitialRequests: 1,
      maxAsyncRequests: 1,
      enforceSizeThreshold: 0,
      maxSize: 50_000,
    },
  },
};
