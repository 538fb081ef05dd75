export default {
  mode: 'development',
  devtool: 'sourcemap',
};
