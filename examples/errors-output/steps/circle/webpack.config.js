export default {
  mode: 'development',
  entry: {
    shop: { import: './src/index.js', dependOn: 'admin' },
    admin: { import: './src/admin.js', dependOn: 'shop' },
  },
};
