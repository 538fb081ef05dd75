export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.css$/, type: 'css/module' }],
  },
};
