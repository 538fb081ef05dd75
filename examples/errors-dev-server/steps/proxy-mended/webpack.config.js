export default {
  mode: 'development',
  devServer: {
    proxy: [{ context: ['/api'], target: 'http://localhost:3000' }],
  },
};
