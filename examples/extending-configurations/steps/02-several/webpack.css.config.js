export default {
  devtool: 'eval',
  module: { rules: [{ test: /\.css$/, type: 'css/module' }] },
};
