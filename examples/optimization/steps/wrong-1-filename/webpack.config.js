export default {
  mode: 'production',
  entry: './src/admin.js',
  output: { filename: 'app.js' },
  optimization: {
    runtimeChunk: 'single',
  },
};
