export default {
  mode: 'production',
  entry: {
    notes: './src/notes.js',
    editor: './src/editor.js',
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        formats: {
          test: /[\\/]node_modules[\\/](js-yaml|json5)[\\/]/,
          name: 'formats',
          chunks: 'initial',
        },
        spelling: {
          test: /[\\/]src[\\/]words\.js$/,
          name: 'spelling',
        },
      },
    },
  },
};
