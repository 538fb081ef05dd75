export default {
  extends: './webpack.a.config.js',
};
