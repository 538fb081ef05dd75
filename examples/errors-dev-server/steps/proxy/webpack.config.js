export default {
  mode: 'development',
  devServer: {
    proxy: { '/api': 'http://localhost:3000' },
  },
};
