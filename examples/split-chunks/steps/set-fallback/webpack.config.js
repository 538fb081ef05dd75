export default {
  mode: 'production',
  entry: {
    notes: './src/notes.js',
    editor: './src/editor.js',
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
      cacheGroups: { default: false, defaultVendors: false },
      fallbackCacheGroup: {
        minSize: 5_000,
        maxSize: 50_000,
      },
    },
  },
};
