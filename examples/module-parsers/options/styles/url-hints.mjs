export default {
  entry: './src/app.html',
  module: {
    parser: {
      css: { urlHints: [{ test: /\.svg$/, preload: true, as: 'image' }] },
    },
  },
};
