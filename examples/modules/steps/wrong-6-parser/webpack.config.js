export default {
  mode: 'development',
  module: {
    rules: [{ test: /shop\.css$/, type: 'css/module' }],
  },
};
