export default {
  mode: 'production',
  entry: './src/admin.js',
  optimization: {
    minimize: {
      javascript: {
        compress: { passes: 2, drop_console: true },
      },
    },
  },
};
