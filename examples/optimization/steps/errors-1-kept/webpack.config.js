export default {
  mode: 'production',
  entry: './src/admin.js',
};
