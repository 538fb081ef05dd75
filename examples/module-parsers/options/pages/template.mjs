export default {
  entry: './src/shop.html',
  module: {
    parser: {
      html: { template: (source) => source.replace('{{ hours }}', '9 to 5') },
    },
  },
};
