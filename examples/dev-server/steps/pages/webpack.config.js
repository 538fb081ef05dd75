export default {
  mode: 'development',
  entry: {
    shop: './src/index.html',
    orders: './src/admin.html',
  },
};
