export default {
  mode: 'development',
  entry: { shop: './src/index.js', admin: './src/admin.js' },
};
