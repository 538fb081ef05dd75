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
          test: /[\\/]src[\\/]icons\.js$/,
          name: 'icons',
          chunks: 'all',
          enforce: true,
        },
      },
    },
  },
};
