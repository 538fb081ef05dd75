export default {
  mode: 'production',
  entry: { main: './src/index.js', admin: './src/admin.js' },
};
