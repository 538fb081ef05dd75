export default {
  entry: './src/theme.js',
  module: {
    parser: {
      'css/auto': { customMedia: false },
    },
  },
};
