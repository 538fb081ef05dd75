import webpack from 'webpack';

export default {
  mode: 'production',
  entry: {},
  plugins: [
    new webpack.EntryPlugin(import.meta.dirname, './src/search.js', { name: 'search' }),
  ],
};
