export default {
  extends: './webpack.base.config.js',
};
