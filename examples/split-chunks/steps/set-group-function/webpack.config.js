const spelling = { name: 'spelling', minSize: 0 };

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
        own: (module) => {
          const path = module.nameForCondition();
          return path?.endsWith('words.js') ? spelling : undefined;
        },
      },
    },
  },
};
