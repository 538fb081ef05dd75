export default {
  mode: 'production',
  entry: {
    notes: './src/notes.js',
    editor: './src/editor.js',
  },
  optimization: {
    splitChunks: {
      chunks: 'initial',
      cacheGroups: {
        packages: {
          test: /[\\/]node_modules[\\/]/,
          name: 'packages',
        },
        yaml: {
          test: /[\\/]node_modules[\\/]js-yaml[\\/]/,
          name: 'yaml',
          priority: 10,
        },
      },
    },
  },
};
