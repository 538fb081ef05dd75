export default {
  mode: 'production',
  entry: './src/shop.js',
  stats: 'errors-warnings',
};
