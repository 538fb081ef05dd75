export default {
  mode: 'development',
  entry: { search: './src/search.js' },
};
