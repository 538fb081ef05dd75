export default {
  mode: 'production',
  entry: {
    shop: './src/shop.js',
    admin: './src/admin.js',
  },
  output: {
    clean: true,
  },
};
