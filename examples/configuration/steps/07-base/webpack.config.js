export default {
  extends: './webpack.base.config.js',
  output: { clean: true },
};
