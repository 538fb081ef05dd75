export default {
  mode: 'production',
  entry: {
    notes: './src/notes.js',
    editor: './src/editor.js',
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
      maxSize: 100_000,
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
