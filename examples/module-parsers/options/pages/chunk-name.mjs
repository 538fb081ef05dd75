export default {
  entry: './src/shop.html',
  module: {
    parser: {
      html: { chunkName: '[page]-[name]' },
    },
  },
};
