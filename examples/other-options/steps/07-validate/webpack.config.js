export default {
  mode: 'development',
  devtool: false,
  output: { filenname: 'shop.js' },
};
