export default {
  mode: 'production',
  entry: {
    gallery: './src/index.js',
    admin: './src/admin.js',
  },
  output: {
    filename: '[name].js',
    clean: true,
  },
};
