export default {
  mode: 'production',
  entry: {
    notes: './src/notes.js',
    editor: './src/editor.js',
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
    },
  },
};
