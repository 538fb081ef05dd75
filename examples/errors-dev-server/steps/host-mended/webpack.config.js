export default {
  mode: 'development',
  devServer: { allowedHosts: ['shop.test'] },
};
