export default {
  entry: './src/shop.html',
  module: {
    parser: {
      html: { sources: ['...', { tag: 'img', attribute: 'src', type: false }] },
    },
  },
};
