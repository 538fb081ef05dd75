export default {
  mode: 'production',
  entry: {
    notes: './src/notes.js',
    editor: './src/editor.js',
  },
  optimization: {
    splitChunks: {
      cacheGroups: {
        icons: {
          test: /[\\/]icons\.js$/,
          name: 'notes',
          chunks: 'all',
          enforce: true,
        },
      },
    },
  },
};
