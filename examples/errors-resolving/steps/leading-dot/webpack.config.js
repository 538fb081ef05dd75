export default {
  mode: 'development',
  resolve: { extensions: ['js'] },
};
