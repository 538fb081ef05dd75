export default {
  mode: 'production',
  entry: {
    notes: './src/notes.js',
    editor: './src/editor.js',
  },
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {
          type: /^css/,
          name: 'styles',
          chunks: 'all',
          enforce: true,
        },
      },
    },
  },
};
