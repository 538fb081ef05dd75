export default {
  mode: 'development',
  externals: 'lodash',
  externalsType: 'module',
};
