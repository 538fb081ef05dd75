export default {
  entry: ['./src/polyfills.js', './src/search.js'],
};
