export default {
  entry: './src/shop.html',
  module: {
    parser: {
      html: { sources: false },
    },
  },
};
