export default {
  mode: 'production',
  entry: {
    notes: './src/notes.js',
    editor: './src/editor.js',
  },
  optimization: {
    splitChunks: {
      cacheGroups: {
        packages: {
          test: /[\\/]node_modules[\\/]/,
          name: 'packages',
          chunks: 'initial',
          enforce: true,
        },
      },
    },
  },
};
