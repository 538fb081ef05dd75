export default {
  mode: 'production',
  entry: './src/admin.js',
  performance: { maxEntrypointSize: 2000 },
};
