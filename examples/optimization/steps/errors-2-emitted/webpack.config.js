export default {
  mode: 'production',
  entry: './src/admin.js',
  optimization: {
    emitOnErrors: true,
    minimize: false,
  },
};
