export default {
  entry: './src/app.html',
  output: { crossOriginLoading: 'anonymous' },
  module: {
    parser: {
      css: { fontPreload: true },
    },
  },
};
