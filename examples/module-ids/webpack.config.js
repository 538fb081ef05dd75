export default {
  mode: 'production',
  optimization: { concatenateModules: false },
};
