export default {
  mode: 'development',
  devServer: { server: 'https' },
};
