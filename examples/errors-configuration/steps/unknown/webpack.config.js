export default {
  mode: 'development',
  output: {
    fileName: 'shop.js',
  },
};
