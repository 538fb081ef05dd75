export default {
  entry: './src/theme.js',
  module: {
    parser: {
      'css/auto': { customSelectors: false },
    },
  },
};
