export default {
  mode: 'production',
  stats: 'errors-warnings',
  entry: { shop: './src/index.js', admin: './src/admin.js' },
};
