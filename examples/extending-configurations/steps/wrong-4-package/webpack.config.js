export default {
  extends: 'webpack-merge',
};
