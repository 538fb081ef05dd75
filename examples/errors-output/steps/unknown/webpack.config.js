export default {
  mode: 'development',
  entry: {
    shop: './src/index.js',
    admin: { import: './src/admin.js', dependOn: 'store' },
  },
};
