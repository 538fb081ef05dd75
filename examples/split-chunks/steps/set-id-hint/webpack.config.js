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
      cacheGroups: {
        packages: {
          test: /[\\/]node_modules[\\/]/,
          idHint: 'npm',
        },
      },
    },
  },
};
