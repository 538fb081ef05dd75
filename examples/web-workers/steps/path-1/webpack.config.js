export default {
  mode: 'production',
  output: {
    publicPath: '/static/',
    clean: true,
  },
};
