export default {
  entry: './src/shop.html',
  module: {
    generator: {
      html: { extract: false },
    },
  },
};
