export default {
  mode: 'production',
  entry: './src/admin.js',
  optimization: {
    moduleIds: 'hashed',
    minimize: false,
  },
};
