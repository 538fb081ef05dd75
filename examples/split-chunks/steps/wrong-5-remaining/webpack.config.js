export default {
  mode: 'development',
  devtool: false,
  entry: {
    notes: './src/notes.js',
    editor: './src/editor.js',
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
      enforceSizeThreshold: 0,
      cacheGroups: {
        json: { test: /[\\/]json5[\\/]/, minSize: 1_000 },
        defaultVendors: false,
      },
    },
  },
};
