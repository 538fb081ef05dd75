import webpack from 'webpack';

const { SplitChunksPlugin } = webpack.optimize;

export default {
  mode: 'production',
  entry: {
    notes: './src/notes.js',
    editor: './src/editor.js',
  },
  plugins: [new SplitChunksPlugin({ chunks: 'all', cacheGroups: { shared: { minChunks: 2 } } })],
};
