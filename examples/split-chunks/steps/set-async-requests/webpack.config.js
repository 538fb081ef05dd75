export default {
  mode: 'production',
  entry: {
    notes: './src/notes.js',
    editor: './src/editor.js',
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
      maxAsyncRequests: 1,
      enforceSizeThreshold: 0,
    },
  },
};
