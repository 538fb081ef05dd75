export default {
  entry: './src/theme.js',
  module: {
    parser: {
      css: { url: false },
    },
  },
};
