export default {
  mode: 'production',
  entry: 'src/search.js',
};
