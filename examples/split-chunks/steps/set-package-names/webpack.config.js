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
        packages: {
          test: /[\\/]node_modules[\\/]/,
          name: (module) => {
            const path = module.nameForCondition();
            const [, name] = path.match(/[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/);
            return `npm-${name.replace(/[\\/]/, '-')}`;
          },
          enforce: true,
        },
      },
    },
  },
};
