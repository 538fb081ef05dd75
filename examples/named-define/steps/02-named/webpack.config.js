export default {
  mode: 'development',
  devtool: false,
  output: {
    library: { name: 'Sum', type: 'umd', umdNamedDefine: true },
  },
};
