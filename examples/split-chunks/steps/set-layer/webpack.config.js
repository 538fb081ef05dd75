export default {
  mode: 'production',
  entry: {
    notes: './src/notes.js',
    editor: { import: './src/editor.js', layer: 'editing' },
  },
  optimization: {
    splitChunks: {
      cacheGroups: {
        editing: {
          layer: 'editing',
          test: /[\\/]node_modules[\\/]/,
          name: 'editing-packages',
          chunks: 'initial',
          enforce: true,
        },
      },
    },
  },
};
