export default {
  mode: 'development',
  output: {
    filename: 'shop.js',
  },
};
