export default {
  mode: 'production',
  devtool: 'sourcemap',
};
